/**
 * Ports from 1024 on where no web page is served but something that may take an HTTP request for a command: those that
 * browsers refuse, and common databases, caches and control interfaces.
 */
const OTHER_SERVICES = new Set([
  1025, 1433, 1521, 1719, 1720, 1723, 2049, 2181, 2375, 2376, 2379, 2380, 3306, 3389, 3659, 4045, 4190, 5060, 5061,
  5432, 5672, 5984, 5985, 5986, 6000, 6379, 6443, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 7000, 7001, 8500,
  9042, 9092, 9160, 9200, 9300, 10050, 10051, 10080, 10250, 11211, 15672, 25672, 26379, 27017, 27018, 50070,
]);

/** Whether pages are fetched from a port: 80, 443, and from 1024 on all but those of other services. */
export function isWebPort(port: number): boolean {
  if (port < 1024) return port === 80 || port === 443;
  return port <= 65_535 && !OTHER_SERVICES.has(port);
}
