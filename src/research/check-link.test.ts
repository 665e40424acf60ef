import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWebSite, type WebSite } from '../../test/support/web-site.ts';
import { createOutbound } from '../outbound/safe-fetch.ts';
import { checkLink } from './check-link.ts';

let site: WebSite;
beforeAll(async () => {
  site = await openWebSite(({ method, url = '' }, response) => {
    if (url === '/no-head') response.writeHead(method === 'HEAD' ? 405 : 200).end(method === 'HEAD' ? '' : 'page');
    else if (url === '/moved') response.writeHead(301, { location: '/page' }).end();
    else response.writeHead(url === '/page' ? 200 : Number(url.slice(1))).end();
  });
});
afterAll(() => site.close());

const check = async (path: string) => {
  const outbound = createOutbound({ allowHosts: [site.host], userAgent: 'Inkwright/test' });
  try {
    return await checkLink(site.address(path), outbound, new AbortController().signal);
  } finally {
    await outbound.close();
  }
};

describe('checkLink', () => {
  it.each(['/page', '/moved', '/no-head'])('finds %s alive', async (path) => {
    expect(await check(path)).toEqual({ alive: true });
  });

  it.each([404, 410])('says of status %i that the page is gone', async (status) => {
    expect(await check(`/${status}`)).toEqual({
      alive: false,
      gone: true,
      why: `its server answers with status ${status}`,
    });
  });

  it.each([403, 500])('only says of status %i what it is', async (status) => {
    expect(await check(`/${status}`)).toEqual({ alive: false, why: `its server answers with status ${status}` });
  });

  it('says why an address inside the network is not asked, and does not ask it', async () => {
    const outbound = createOutbound({ allowHosts: [], userAgent: 'Inkwright/test' });
    site.asked.length = 0;
    const found = await checkLink(site.address('/page'), outbound, new AbortController().signal);
    expect(found).toMatchObject({ alive: false, why: expect.stringContaining('can not be fetched') });
    expect(site.asked).toEqual([]);
    await outbound.close();
  });

  it('rejects with the reason of the signal', async () => {
    const outbound = createOutbound({ allowHosts: [site.host], userAgent: 'Inkwright/test' });
    const reason = new Error('the job was cancelled');
    await expect(checkLink(site.address('/page'), outbound, AbortSignal.abort(reason))).rejects.toBe(reason);
    await outbound.close();
  });
});
