import { beforeAll, expect, it } from 'vitest';
import { connect, type Store } from '../src/store.ts';
import { matchOf, record } from './examples.ts';
import { freshTable } from './fresh-store.ts';

/** Requests and capacity units since the last reset, as the server reports them. */
let spent = { requests: [] as string[], units: 0 };
let store: Store;

beforeAll(async () => {
  const { client, tableName } = await freshTable();
  client.middlewareStack.add(
    (next, context) => (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      spent.requests.push(String(context['commandName']));
      return next(args);
    },
    { step: 'initialize', priority: 'high' },
  );
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const { ConsumedCapacity: consumed } = result.output as { ConsumedCapacity?: unknown };
      for (const each of [consumed ?? []].flat()) spent.units += (each as { CapacityUnits: number }).CapacityUnits;
      return result;
    },
    { step: 'initialize', priority: 'low' },
  );
  store = connect({ client, tableName });
});

async function costOf(action: () => Promise<unknown>): Promise<typeof spent> {
  spent = { requests: [], units: 0 };
  await action();
  return spent;
}

it('spends the same on the answer after 10 records as on the one after 2,000', async () => {
  const young = await matchOf(store, 10);
  const old = await matchOf(store, 2000);

  const loadYoung = await costOf(() => store.matches.load(young));
  const loadOld = await costOf(() => store.matches.load(old));
  expect(loadYoung.requests.toSorted()).toEqual(['BatchGetItemCommand', 'QueryCommand']);
  expect(loadYoung.units).toBeGreaterThan(0);
  expect(loadOld).toEqual(loadYoung);

  const appendYoung = await costOf(() => store.matches.append(record(young, 11)));
  const appendOld = await costOf(() => store.matches.append(record(old, 2001)));
  expect(appendYoung.requests).toEqual(['PutItemCommand']);
  expect(appendYoung.units).toBeGreaterThan(0);
  expect(appendOld).toEqual(appendYoung);
}, 60_000);
