/** Karvon's mark, inline: a file would be one more request before the first screen. */
export function Mark() {
  return (
    <svg width={28} height={28} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" fill="#135CD8" />
      <path
        d="M7.5 25.5V15c0-4.6 3.9-5.2 8.5-9.5 4.6 4.3 8.5 4.9 8.5 9.5v10.5H20L17.3 14h-2.6L12 25.5Z"
        fill="#fff"
      />
    </svg>
  );
}
