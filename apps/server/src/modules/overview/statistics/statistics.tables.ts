export interface StatisticsTables {
  /** Batches of impressions that were counted: each counts once. */
  impression_batches: { id: string; received_at: Date };
}
