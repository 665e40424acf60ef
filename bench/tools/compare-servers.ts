import { type Answer, KeepAliveClient } from './keep-alive-client.ts';
import { asRate, inMs, inPercent, type Print, printGoal, printTable } from './print.ts';
import { processorMs } from './processor-time.ts';
import { median, quantile } from './statistics.ts';

export interface MeasuredServer {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
}

export interface Comparison {
  readonly service: MeasuredServer;
  readonly bare: MeasuredServer;
  /** One request for each connection, which sends it again and again; both servers get the same. */
  readonly requests: readonly Buffer[];
  /** Requests in one round of one server. */
  readonly perRound: number;
  readonly rounds: number;
  readonly warmUp: number;
  /** Least share of the bare server's requests a second. */
  readonly goal: number;
}

interface Round {
  readonly perSecond: number;
  readonly latencies: readonly number[];
  /** Processor time of the server for one request in milliseconds; undefined where the system does not tell. */
  readonly cpuMs: number | undefined;
}

/**
 * Rounds of the service and of the bare server in turn, so that whatever else the machine does hits both. The ratio is
 * the median of the ratios of neighbouring rounds.
 */
export async function compareServers(print: Print, comparison: Comparison): Promise<void> {
  const { service, bare, requests, rounds, perRound, warmUp, goal } = comparison;
  for (const server of [service, bare]) await runRound(server, requests, warmUp);
  const ours: Round[] = [];
  const theirs: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    // Whoever comes second finds the other's leftovers (WAL, dirty pages): they take turns.
    const order = round % 2 === 0 ? ([service, bare] as const) : ([bare, service] as const);
    for (const server of order) {
      (server === service ? ours : theirs).push(await runRound(server, requests, perRound));
    }
  }
  print(`${rounds} rounds of ${perRound} requests for each server in turn, over ${requests.length} connections`);
  printTable(
    print,
    ['server', 'requests/s', 'p50', 'p99', 'CPU of the server/request'],
    [rowOf(service.name, ours), rowOf(bare.name, theirs)],
  );
  const ratios = ours.map((round, index) => round.perSecond / (theirs[index]?.perSecond ?? Number.NaN));
  const range = `${inPercent(Math.min(...ratios))} to ${inPercent(Math.max(...ratios))}`;
  printGoal(print, {
    what: `requests/s against the bare server, median of the pairs (${range})`,
    value: median(ratios),
    bound: 'at least',
    goal,
    show: inPercent,
  });
}

function rowOf(name: string, rounds: readonly Round[]): string[] {
  const latencies = rounds.flatMap((round) => round.latencies);
  const cpu = rounds.flatMap((round) => round.cpuMs ?? []);
  return [
    name,
    asRate(median(rounds.map((round) => round.perSecond))),
    inMs(median(latencies)),
    inMs(quantile(latencies, 0.99)),
    cpu.length === 0 ? 'unknown' : `${median(cpu).toFixed(2)} ms`,
  ];
}

async function runRound(
  { name, port, pid }: MeasuredServer,
  requests: readonly Buffer[],
  count: number,
): Promise<Round> {
  const clients = await Promise.all(requests.map(() => KeepAliveClient.open(port)));
  const latencies: number[] = [];
  let left = count;
  const send = async (client: KeepAliveClient, request: Buffer) => {
    while (left > 0) {
      left -= 1;
      const sent = performance.now();
      const answer = await client.send(request);
      latencies.push(performance.now() - sent);
      if (answer.status !== 200) throw unexpected(name, answer);
    }
  };
  const cpuBefore = processorMs(pid);
  const begin = performance.now();
  try {
    await Promise.all(clients.map((client, index) => send(client, requests[index] ?? Buffer.alloc(0))));
  } finally {
    for (const client of clients) client.close();
  }
  const seconds = (performance.now() - begin) / 1000;
  const cpuAfter = processorMs(pid);
  const cpuMs = cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / count;
  return { perSecond: count / seconds, latencies, cpuMs };
}

function unexpected(name: string, { status, body }: Answer): Error {
  return new Error(`${name} answered ${status}: ${body.toString('utf8').slice(0, 500)}`);
}
