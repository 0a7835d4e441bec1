import { Page } from '@karvon/ui/Page';

export function AutoPage() {
  return <Page title="">{null}</Page>;
}

export { AutoPage as Component };
