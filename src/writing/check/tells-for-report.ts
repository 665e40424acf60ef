import type { ComplianceReport } from '../../contract/compliance-report.ts';
import type { MachineTells } from '../../language/voice/machine-tells/find-machine-tells.ts';

/** What gives a machine away, as reports name it. */
export function tellsForReport({ perThousandWords, tells }: MachineTells): ComplianceReport['machineTells'] {
  return {
    perThousandWords: Math.round(perThousandWords * 10) / 10,
    found: tells.map(({ text, why }) => ({ text, why })),
  };
}
