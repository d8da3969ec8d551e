import type pg from 'pg';

/** Methods of the connection that the library's types lack. */
type CopyConnection = pg.Connection & { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

/** Copies rows with a custom query object, because the library has no call for COPY. */
export function copyIn(client: pg.ClientBase, statement: string, rows: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const query = {
      submit: (connection: pg.Connection) => connection.query(statement),
      handleCopyInResponse(connection: CopyConnection) {
        connection.sendCopyFromChunk(typeof rows === 'string' ? Buffer.from(rows) : rows);
        connection.endCopyFrom();
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    };
    client.query(query);
  });
}
