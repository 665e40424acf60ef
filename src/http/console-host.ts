/**
 * Whether the console may be signed in to on a host: where there is a public URL on its host alone, else on any that
 * leads here. Hosts of hosted blogs never come this far.
 * @param publicUrl of the settings
 */
export function isConsoleHost(host: string, publicUrl: string | undefined): boolean {
  return publicUrl === undefined || host.toLowerCase() === new URL(publicUrl).hostname;
}
