/** Lets so many things through at once, and so many a second in the long run. */
export interface Bucket {
  /** True: it may. @param cost how many things it counts for. */
  take(now: number, cost?: number): boolean;
}

export function makeBucket(burst: number, rate: number): Bucket {
  let left = burst;
  let filledAt = 0;
  return {
    take: (now, cost = 1) => {
      left = Math.min(burst, left + ((now - filledAt) / 1000) * rate);
      filledAt = now;
      if (left < cost) return false;
      left -= cost;
      return true;
    },
  };
}
