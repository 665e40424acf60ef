const EARLIER = /^\/(third-part|eeat|landing-page-service)(\/|\?|$)/;

/** The interface a path belongs to, known or not: it decides the shape of an error. */
export function interfaceOfPath(url: string): 'v1' | 'earlier' {
  return EARLIER.test(url) ? 'earlier' : 'v1';
}
