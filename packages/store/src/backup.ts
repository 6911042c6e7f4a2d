/** An item in DynamoDB's typed JSON, binaries as base64 text: a line of a backup, as the AWS CLI writes it. */
export type RawItem = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The part of the table to read, when several readers share it. */
export interface Segment {
  readonly segment: number;
  readonly segments: number;
}

interface PutOptions {
  /** Write into a table that holds items already; those with the same keys are replaced. */
  readonly intoFull?: boolean;
}

export interface Backup {
  /** Every item, expired ones included, in no order. Reads the whole table, or one segment of it. */
  items(part?: Segment): AsyncGenerator<RawItem>;
  /**
   * Writes items as they are and says how many. Not all or nothing: after a failure write them all again.
   * @throws StoreError `store/not-empty` unless the table is empty or `intoFull` is said; `store/unavailable`
   */
  putItems(items: AsyncIterable<RawItem> | Iterable<RawItem>, options?: PutOptions): Promise<number>;
  /**
   * Deletes every item whose key is not among these, and returns the number deleted. Keeps their keys in memory
   * meanwhile.
   */
  removeAllBut(items: AsyncIterable<RawItem> | Iterable<RawItem>): Promise<number>;
  /** Every item of a partition. */
  itemsIn(partition: string): AsyncGenerator<RawItem>;
  /** Deletes the items that have the keys of these, and says how many. */
  removeItems(items: AsyncIterable<RawItem> | Iterable<RawItem>): Promise<number>;
}
