import { type Answer, KeepAliveClient } from './keep-alive-client.ts';
import { asRate, inMs, inPercent, type Print, printGoal, printTable } from './print.ts';
import { processorMs } from './processor-time.ts';
import { median, quantile } from './statistics.ts';
import { withCleanUp } from './with-clean-up.ts';

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
  /** Processor time of the server in milliseconds; undefined where the system does not tell. */
  readonly cpuMs: number | undefined;
}

/**
 * Short rounds of the service and of the bare server in turn, so that whatever else the machine does hits both. The
 * ratio is the median of the ratios of neighbouring rounds.
 */
export async function compareServers(print: Print, comparison: Comparison): Promise<void> {
  const { requests, rounds, perRound, warmUp, goal } = comparison;
  await withCleanUp(async (atTheEnd) => {
    const service = await openLoad(comparison.service, requests, atTheEnd);
    const bare = await openLoad(comparison.bare, requests, atTheEnd);
    for (const load of [service, bare]) await load.round(warmUp);
    const ours: Round[] = [];
    const theirs: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      // Whoever comes second finds the other's leftovers (WAL, dirty pages): they take turns.
      const order = round % 2 === 0 ? ([service, bare] as const) : ([bare, service] as const);
      for (const load of order) (load === service ? ours : theirs).push(await load.round(perRound));
    }
    print(`${rounds} rounds of ${perRound} requests for each server in turn, over ${requests.length} connections`);
    printTable(
      print,
      ['server', 'requests/s', 'p50', 'p99', 'CPU of the server/request'],
      [rowOf(comparison.service.name, ours, perRound), rowOf(comparison.bare.name, theirs, perRound)],
    );
    const ratios = ours.map((round, index) => round.perSecond / (theirs[index]?.perSecond ?? Number.NaN));
    const middle = `${inPercent(quantile(ratios, 0.25))} to ${inPercent(quantile(ratios, 0.75))}`;
    printGoal(print, {
      what: `requests/s against the bare server, median of the pairs (middle half ${middle})`,
      value: median(ratios),
      bound: 'at least',
      goal,
      show: inPercent,
    });
  });
}

function rowOf(name: string, rounds: readonly Round[], perRound: number): string[] {
  const latencies = rounds.flatMap((round) => round.latencies);
  const cpu = rounds.flatMap((round) => round.cpuMs ?? []);
  const cpuOfOne = cpu.reduce((sum, ms) => sum + ms, 0) / (cpu.length * perRound);
  return [
    name,
    asRate(median(rounds.map((round) => round.perSecond))),
    inMs(median(latencies)),
    inMs(quantile(latencies, 0.99)),
    cpu.length === 0 ? 'unknown' : `${cpuOfOne.toFixed(2)} ms`,
  ];
}

interface Load {
  round(count: number): Promise<Round>;
}

/** One connection for each request. */
async function openLoad(
  { name, port, pid }: MeasuredServer,
  requests: readonly Buffer[],
  atTheEnd: (undo: () => Promise<void>) => void,
): Promise<Load> {
  const senders = await Promise.all(
    requests.map(async (request) => ({ request, client: await KeepAliveClient.open(port) })),
  );
  atTheEnd(async () => {
    for (const { client } of senders) client.close();
  });
  return {
    async round(count) {
      const latencies: number[] = [];
      let left = count;
      const send = async ({ client, request }: (typeof senders)[number]) => {
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
      await Promise.all(senders.map(send));
      const seconds = (performance.now() - begin) / 1000;
      const cpuAfter = processorMs(pid);
      const cpuMs = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore;
      return { perSecond: count / seconds, latencies, cpuMs };
    },
  };
}

function unexpected(name: string, { status, body }: Answer): Error {
  return new Error(`${name} answered ${status}: ${body.toString('utf8').slice(0, 500)}`);
}
