export const carPhoto = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><path fill="#dbe4f3" d="M0 0h160v100H0z"/><path fill="#b3202f" d="M20 70q0-14 22-17 14-16 38-16t36 16q22 3 24 17z"/><circle cx="48" cy="72" r="11"/><circle cx="112" cy="72" r="11"/></svg>',
)}`;
