import type { BodyName } from './bodies';

/** Body of models that differ from their body type, by "brand model" in lower case. */
const known: Readonly<Record<string, BodyName>> = {
  'chevrolet gentra': 'gentra',
  'chevrolet lacetti': 'gentra',
  'chevrolet onix': 'gentra',
  'chevrolet monza': 'gentra',
  'chevrolet malibu': 'k5',
  'chevrolet malibu 2': 'k5',
  'chevrolet epica': 'k5',
  'chevrolet tracker': 'tracker',
  'chevrolet tracker 2': 'tracker',
  'chevrolet captiva': 'tiggo',
  'chevrolet equinox': 'tiggo',
  'chevrolet traverse': 'tahoe',
  'chevrolet tahoe': 'tahoe',
  'chevrolet suburban': 'tahoe',
  'chevrolet labo': 'damas',
  'chevrolet orlando': 'tiggo',
  'kia k5': 'k5',
  'kia k8': 'k5',
  'kia k9': 'k5',
  'kia optima': 'k5',
  'kia sportage': 'tiggo',
  'kia sorento': 'song',
  'kia carnival': 'song',
  'kia mohave': 'tahoe',
  'kia ev9': 'tahoe',
  'hyundai sonata': 'k5',
  'hyundai grandeur': 'k5',
  'hyundai azera': 'k5',
  'hyundai tucson': 'tiggo',
  'hyundai santa fe': 'song',
  'hyundai palisade': 'tahoe',
  'byd han': 'k5',
  'byd seal': 'k5',
  'byd chazor': 'gentra',
  'byd qin plus dm-i': 'gentra',
  'byd qin plus ev': 'gentra',
  'byd yuan plus': 'tracker',
  'chery tiggo 2': 'tracker',
  'chery tiggo 4 pro': 'tracker',
  'chery tiggo 8 pro': 'song',
  'haval jolion': 'tracker',
  'haval h9': 'tahoe',
  'toyota camry': 'k5',
  'toyota land cruiser': 'tahoe',
  'toyota land cruiser prado': 'tahoe',
  'toyota rav4': 'tiggo',
  'lexus lx': 'tahoe',
  'lexus gx': 'tahoe',
  'nissan patrol': 'tahoe',
  'bmw 5 series': 'k5',
  'bmw 7 series': 'k5',
  'mercedes-benz e-class': 'k5',
  'mercedes-benz s-class': 'k5',
  'mercedes-benz g-class': 'tahoe',
  'mercedes-benz gls': 'tahoe',
  'tesla model 3': 'k5',
  'tesla model s': 'k5',
  'zeekr 001': 'k5',
  'li auto l9': 'tahoe',
  'li auto l8': 'tahoe',
  'li auto l7': 'song',
  'lada niva legend': 'tracker',
  'uaz patriot': 'tahoe',
  'tank 300': 'tahoe',
  'tank 500': 'tahoe',
  'jetour t2': 'tahoe',
};

/** SUVs of these makers are rendered large and smooth, the way their electric ones are. */
const smoothMakers = new Set([
  'byd',
  'zeekr',
  'li auto',
  'tesla',
  'volkswagen',
  'voyah',
  'leapmotor',
  'aito',
]);

/** @param bodyType code of `body_type` in the options; unknown ones are rendered as a sedan */
export function bodyOfModel(brand: string, model: string, bodyType: string): BodyName {
  const exact = known[`${brand} ${model}`.toLowerCase()];
  if (exact !== undefined) return exact;
  switch (bodyType) {
    case 'hatchback':
      return 'spark';
    case 'suv':
      return smoothMakers.has(brand.toLowerCase()) ? 'song' : 'tiggo';
    case 'wagon':
    case 'minivan':
      return 'tiggo';
    case 'van':
    case 'minibus':
    case 'truck':
      return 'damas';
    case 'pickup':
      return 'tahoe';
    case 'coupe':
    case 'convertible':
    case 'liftback':
      return 'k5';
    default:
      return 'cobalt';
  }
}
