/**
 * For `define` of browser tests: React's development build logs every render for the browser's performance panel, which
 * took a twentieth of the stories' time. Without the function it logs nothing; warnings stay.
 */
export const quietReact = { 'console.timeStamp': 'undefined' };
