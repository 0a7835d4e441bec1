/** Title of a story in words: Storybook capitalises each word of its export's name. */
export const storyTitle = (name: string): string =>
  name === 'Focus Visible'
    ? 'Focused by keyboard'
    : name.replaceAll(/(?<= )(?!Uzbek)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
