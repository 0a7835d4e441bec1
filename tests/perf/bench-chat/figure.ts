/** One line of the closing table. */
export interface Figure {
  name: string;
  value: string;
  /** What is to be reached. */
  goal?: string;
  isReached?: boolean;
}
