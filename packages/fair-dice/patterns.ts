/** 16 random bytes, base64url. */
export const MATCH_ID = /^[A-Za-z0-9_-]{22}$/;

/** 32 bytes in lower-case hex: a secret, or the commitment to one. */
export const SECRET = /^[0-9a-f]{64}$/;
