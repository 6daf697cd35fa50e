// A key that is held repeats itself thirty times a second. What it does is done four times a second at most, with all the
// steps that came together: nothing of the way is lost, and a minute of it stays within the 600 requests that most tiers have.

const SHORTEST_MS = 250;

export class HeldKey {
  #step;
  #now;
  #last = -Infinity;
  #waiting = 0;

  /** step(count) goes so many steps; now() tells the time in milliseconds. */
  constructor(step, now = Date.now) {
    this.#step = step;
    this.#now = now;
  }

  /** It is pressed, or has been for a while: isRepeat. */
  press(count, isRepeat) {
    this.#waiting += count;
    if (!isRepeat || this.#now() - this.#last >= SHORTEST_MS) {
      this.release();
    }
  }

  /** It is let go, or time enough has passed: what waits is done. */
  release() {
    const count = this.#waiting;
    if (count !== 0) {
      this.#waiting = 0;
      this.#last = this.#now();
      this.#step(count);
    }
  }
}
