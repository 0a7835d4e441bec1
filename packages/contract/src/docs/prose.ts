import { Marked } from 'marked';
import { escapeHtml } from '../html.ts';

const marked = new Marked({
  async: false,
  gfm: true,
  renderer: {
    // A contract may come from anywhere (`--contract`): its HTML is shown, not run.
    html: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const shown = this.parser.parseInline(tokens);
      return /^(https?:|#|[\w./-]+$|[\w./-]+#)/.test(href)
        ? `<a href="${escapeHtml(href)}">${shown}</a>`
        : shown;
    },
    image: ({ text }) => escapeHtml(text),
  },
});

export const prose = (markdown: string): string => marked.parse(markdown, { async: false });

export const line = (markdown: string): string => marked.parseInline(markdown, { async: false });
