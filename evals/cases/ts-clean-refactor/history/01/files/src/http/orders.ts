import { z } from 'zod';
import { page } from '../paging.js';

const Query = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
});

export function listOrders(query: unknown, orders: readonly string[]): readonly string[] {
  const { page: number, size } = Query.parse(query);
  return page(orders, number, size);
}
