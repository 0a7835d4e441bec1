/** Stories that show or say a Russian text under Uzbek, by their ids. The list may only shrink. */
export const stillRussian: readonly string[] = [
  // An open list keeps the rows that it was opened with.
  'components-choices-combobox--cross-script',
  'components-choices-combobox--keyboard',
  'components-choices-combobox--nothing-found',
  // What was read out while it was played, in Russian, stands there for the reader.
  'components-conversation-messagelist--new-below',
  'components-media-photogrid--keyboard',
];
