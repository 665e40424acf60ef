/** Whether an inline style keeps text from readers while machines still see it. */
export function hidesText(style: string): boolean {
  const rules = style.toLowerCase().replace(/\s+/g, '');
  if (/display:none|visibility:hidden|opacity:0(?:\.0*)?(?:;|$)|font-size:0(?:px|em|rem|%)?(?:;|$)/.test(rules))
    return true;
  if (/text-indent:-\d{3,}|(?:left|top|right):-\d{4,}px|clip:rect\(0/.test(rules)) return true;
  const colour = /(?:^|;)color:([^;]+)/.exec(rules)?.[1];
  const ground = /background(?:-color)?:([^;]+)/.exec(rules)?.[1];
  return colour !== undefined && colour === ground;
}
