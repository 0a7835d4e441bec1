/**
 * For `define` of browser tests: React's development build notes every rendered component for the performance panel of a browser that nobody
 * looks at, which was a twentieth of what stories cost. Without the function it notes nothing; warnings stay.
 */
export const quietReact = { 'console.timeStamp': 'undefined' };
