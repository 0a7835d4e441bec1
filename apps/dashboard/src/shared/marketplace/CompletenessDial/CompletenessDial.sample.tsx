import { CompletenessDial } from './CompletenessDial';

export function ProfileIsFilled() {
  return <CompletenessDial aria-label="Заполнено" value={0.72} tone="accent" />;
}
