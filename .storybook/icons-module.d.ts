declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react';

  /** Icons that the product imports, by name, with the files that do. */
  export const iconsInUse: readonly { name: string; Icon: LucideIcon; files: readonly string[] }[];
}
