/** `RUN` is replaced with the detectable call. */
const shapes: readonly string[] = [
  '<script>RUN</script>',
  '<img src=x onerror=RUN>',
  '<svg onload=RUN>',
  '<svg><script>RUN</script></svg>',
  '"><img src=x onerror=RUN>',
  "'><img src=x onerror=RUN>",
  '" onfocus=RUN autofocus x="',
  "' onmouseover=RUN x='",
  '</title><script>RUN</script>',
  '</textarea><script>RUN</script>',
  '</script><script>RUN</script>',
  '<iframe srcdoc="<script>parent.RUN</script>">',
  '<a href="javascript:RUN">x</a>',
  'javascript:RUN',
  '<details open ontoggle=RUN>',
  '<video><source onerror=RUN></video>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=RUN></style></mglyph></math>',
  '{{constructor.constructor("RUN")()}}',
  '${RUN}',
  '&lt;img src=x onerror=RUN&gt;',
  '\u2028<img src=x onerror=RUN>',
  '<input autofocus onfocus=RUN>',
  '<object data="javascript:RUN">',
  '<meta http-equiv=refresh content="0;url=javascript:RUN">',
  '[x](javascript:RUN)',
];

const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll(/<(\w)/g, (_, letter: string) => `<${letter.toUpperCase()}`),
  (text) => text.replaceAll(' on', '\ton'),
  (text) => `Машина ${text} на ходу`,
];

/** Texts that would run if a page inserted them unescaped. */
export const scriptPayloads: readonly string[] = spellings.flatMap((spell) =>
  shapes.map((shape) => spell(shape.replaceAll('RUN', 'ran()'))),
);
