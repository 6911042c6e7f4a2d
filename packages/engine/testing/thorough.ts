/** Whether this is a thorough run (`npm run test:thorough`), in which samples are large. A usual run takes a few. */
export const IS_THOROUGH = process.env["THOROUGH"] === "1";
