/** How soon a browser or a mail program retries while the product is closed. */
export const MAINTENANCE_RETRY_SECONDS = 60;
