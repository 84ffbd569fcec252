/** The colours of the brand, and the few more that skin, wood and stone need. */
export const ink = '#1D2433';
export const paper = '#FFFFFF';
export const sand = '#FAF6EF';
export const blue = '#1E4FA3';
export const deepBlue = '#163B7A';
export const terracotta = '#B8452B';
export const sun = '#F2B134';
export const green = '#1F7A4D';

export const wood = ['#C68B59', '#A86F42', '#DDB07F', '#8A5632'] as const;

/** `amount` of `other` stirred into `color`, both `#RRGGBB`. */
export function mix(color: string, other: string, amount: number): string {
  const channel = (start: number): string => {
    const from = Number.parseInt(color.slice(start, start + 2), 16);
    const to = Number.parseInt(other.slice(start, start + 2), 16);
    return Math.round(from + (to - from) * amount)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const darker = (color: string, amount = 0.18): string => mix(color, '#1B1512', amount);
export const lighter = (color: string, amount = 0.3): string => mix(color, '#FFFFFF', amount);

/** What years of dust do to a colour: the «antes» of a scene. */
export const dull = (color: string, amount = 0.45): string => mix(color, '#9C9384', amount);
