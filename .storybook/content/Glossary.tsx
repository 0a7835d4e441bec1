import { Facts } from '../foundations/Facts';
import { terms, termOf } from './terms';

/** Terms with the product's texts in both languages. */
export const Glossary = () => (
  <Facts
    heads={['Term', 'What it is', 'По-русски', 'O‘zbekcha']}
    rows={terms.map(([term, what, file, key]) => [
      term,
      what,
      <span key="ru" lang="ru">
        {termOf('ru', [file, key])}
      </span>,
      <span key="uz" lang="uz">
        {termOf('uz', [file, key])}
      </span>,
    ])}
  />
);
