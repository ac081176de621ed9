// A drawing of the page as a file: an SVG that needs nothing else, and a PNG made of it.

/** The properties that a browser takes from style sheets, and that a standalone file must contain. */
const PAINT = [
  ...[
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-opacity',
    'stroke-dasharray',
    'stroke-linecap',
    'stroke-linejoin',
    'opacity',
  ],
  ...[
    'font-family',
    'font-size',
    'font-weight',
    'font-style',
    'text-anchor',
    'letter-spacing',
    'dominant-baseline',
    'display',
    'visibility',
    'paint-order',
  ],
];
/** Attributes that are only for users of the page. */
const LIVE = [
  'class',
  'style',
  'role',
  'tabindex',
  'data-spot',
  'data-piece',
  'data-open',
  'data-picked',
  'aria-pressed',
  'aria-disabled',
  'aria-label',
  'aria-hidden',
];

/** A drawing as the text of an SVG file. */
export function svgText(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const shown = [svg, ...svg.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  copies.forEach((element, i) => {
    const style = getComputedStyle(shown[i]!);
    for (const name of LIVE) element.removeAttribute(name);
    for (const name of PAINT) {
      const value = style.getPropertyValue(name);
      if (value && element.namespaceURI === svg.namespaceURI) element.setAttribute(name, value);
    }
  });
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** The same as a PNG, `wide` pixels wide. */
export async function png(svg: SVGSVGElement, wide = 1600): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(svg))}`;
  await image.decode();
  const { width, height } = svg.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = Math.round((wide * height) / width);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Download a file. */
export function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Share a picture if the device supports that, else save it. */
export async function share(content: Blob, name: string, title: string): Promise<void> {
  const file = new File([content], name, { type: content.type });
  if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches)
    await navigator.share({ files: [file], title }).catch(() => undefined);
  else save(content, name);
}
