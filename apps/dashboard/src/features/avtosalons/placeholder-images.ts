const palettes = [
  { wall: '#EFE4D6', shade: '#DCCDB9', gate: '#135CD8', sign: '#0F2F6B' },
  { wall: '#E4EAF2', shade: '#CBD6E4', gate: '#0F766E', sign: '#0B4A45' },
  { wall: '#F3E7E0', shade: '#E2CFC3', gate: '#9A3412', sign: '#5F1F0B' },
  { wall: '#E9E8F3', shade: '#D3D1E6', gate: '#4338CA', sign: '#241E78' },
] as const;

type Palette = (typeof palettes)[number];

function paletteOf(name: string): Palette {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return palettes[sum % palettes.length] ?? palettes[0];
}

/** At most two initials: «Karvon Chilonzor» → KC. */
export function initialsOf(name: string): string {
  const names = name.match(/\p{L}[\p{L}\p{N}'‘’ʻʼ]*/gu) ?? [];
  return names
    .slice(0, 2)
    .map((name) => name.charAt(0).toLocaleUpperCase())
    .join('');
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas');
  return { canvas, context };
}

function arch(
  context: CanvasRenderingContext2D,
  x: number,
  bottom: number,
  width: number,
  height: number,
) {
  const top = bottom - height;
  const spring = top + width * 0.55;
  context.beginPath();
  context.moveTo(x, bottom);
  context.lineTo(x, spring);
  context.quadraticCurveTo(x + width * 0.06, top + width * 0.2, x + width / 2, top);
  context.quadraticCurveTo(x + width * 0.94, top + width * 0.2, x + width, spring);
  context.lineTo(x + width, bottom);
  context.closePath();
  context.fill();
}

const fileOf = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The canvas gave no image'));
      else resolve(new File([blob], name, { type: 'image/png' }));
    }, 'image/png');
  });

const fontOf = (size: number, weight: number) =>
  `${String(weight)} ${String(size)}px ${getComputedStyle(document.body).fontFamily}`;

export function renderLogo(name: string): Promise<File> {
  const { canvas, context } = canvasOf(512, 512);
  const { gate } = paletteOf(name);
  context.fillStyle = gate;
  context.fillRect(0, 0, 512, 512);
  context.fillStyle = 'rgb(255 255 255 / .14)';
  arch(context, 76, 512, 360, 440);
  context.fillStyle = '#fff';
  const initials = initialsOf(name);
  if (initials === '') {
    arch(context, 166, 400, 180, 250);
  } else {
    context.font = fontOf(initials.length > 1 ? 190 : 240, 700);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(initials, 256, 306);
  }
  return fileOf(canvas, 'logo.png');
}

/** Draws a facade in 16:9, recognizable as a drawing, so that nobody takes it for a photo. */
export function renderFacade(name: string): Promise<File> {
  const { canvas, context } = canvasOf(1600, 900);
  const { wall, shade, gate, sign } = paletteOf(name);
  const sky = context.createLinearGradient(0, 0, 0, 700);
  sky.addColorStop(0, '#CFE0F2');
  sky.addColorStop(1, '#F4F1EA');
  context.fillStyle = sky;
  context.fillRect(0, 0, 1600, 900);
  context.fillStyle = '#D9D3C8';
  context.fillRect(0, 740, 1600, 160);
  context.fillStyle = wall;
  context.fillRect(80, 260, 1440, 490);
  context.fillStyle = shade;
  context.fillRect(60, 236, 1480, 34);
  context.fillStyle = '#fff';
  for (const x of [130, 380, 990, 1240]) arch(context, x, 750, 230, 380);
  context.fillStyle = '#B8CADB';
  for (const x of [150, 400, 1010, 1260]) arch(context, x, 750, 190, 340);
  context.fillStyle = wall;
  context.fillRect(630, 130, 340, 620);
  context.fillStyle = shade;
  context.fillRect(614, 112, 372, 30);
  context.fillStyle = gate;
  arch(context, 680, 750, 240, 430);
  context.fillStyle = 'rgb(0 0 0 / .18)';
  arch(context, 730, 750, 140, 300);
  const title = name.trim();
  if (title !== '') {
    context.fillStyle = sign;
    context.fillRect(400, 168, 800, 108);
    context.fillStyle = '#fff';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    let size = 60;
    do {
      context.font = fontOf(size, 600);
      size -= 4;
    } while (context.measureText(title).width > 740 && size > 20);
    context.fillText(title, 800, 224, 760);
  }
  return fileOf(canvas, 'facade.png');
}
