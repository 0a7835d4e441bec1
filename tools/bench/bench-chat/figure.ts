/** One line of the closing table. */
export interface Figure {
  name: string;
  value: string;
  /** Target value. */
  goal?: string;
  isReached?: boolean;
}
