export interface Figure {
  name: string;
  value: string;
  goal?: string;
  isReached?: boolean;
}
