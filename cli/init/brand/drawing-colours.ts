import { hexOf, type Oklch } from '../../theme/theme-colours.ts';

/** The colours that drawings of templates are made of, with their lightness and chroma. */
const palette: Readonly<Record<string, readonly [lightness: number, chroma: number]>> = {
  '#062548': [0.262, 0.075],
  '#0a3f78': [0.365, 0.108],
  '#0b4280': [0.375, 0.117],
  '#1459a6': [0.46, 0.135],
  '#4f8fc0': [0.63, 0.1],
  '#8fc1e6': [0.79, 0.075],
  '#b9d9ee': [0.87, 0.045],
  '#dbeaf4': [0.93, 0.02],
  '#f1f7fa': [0.973, 0.008],
};

const fullChroma = 0.117;

/** A drawing in the hue of a brand. Colours that are not of the palette, such as wood and sun, stay. */
export function inBrandColours(svg: string, brand: Oklch): string {
  const strength = Math.min(1.2, brand.c / fullChroma);
  return svg.replace(/#[0-9a-f]{6}\b/gi, (found) => {
    const [l, c] = palette[found.toLowerCase()] ?? [];
    return l === undefined || c === undefined ? found : hexOf({ l, c: c * strength, h: brand.h });
  });
}
