// Dates and times that people type, piece by piece.

const TYPING_DELAY_MS = 900;

/**
 * Calls `ontyped` with the values of some date and time fields once somebody has finished typing in them: after a pause, on
 * leaving and on Enter; and `onlack` when somebody leaves one without a value that makes sense. `set(values)` of the result
 * fills the fields, except those in which somebody is just typing: an answer to what was typed before must not take away what
 * has been typed since. A time is a field of text: the browser's own would keep the seconds of another time.
 */
export function typedFields(controls, ontyped, onlack = () => {}) {
  const typing = new Set();
  let known = controls.map(() => '');
  let timer = 0;

  for (const control of controls) {
    control.addEventListener('input', () => {
      typing.add(control);
      if (isTime(control)) {
        wait();
      }
    });
    control.addEventListener('change', wait);
    control.addEventListener('keydown', (event) => event.key === 'Enter' && take(true));
    control.addEventListener('blur', () => {
      take(true);
      typing.delete(control);
      write(control, normal(control));
    });
  }

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(() => controls.some(early) || take(false), TYPING_DELAY_MS);
  }

  function take(isLeft) {
    clearTimeout(timer);
    const values = controls.map(normal);
    if (!values.every(Boolean)) {
      if (isLeft && values.some((value, i) => !value && known[i])) {
        known = values;
        onlack();
      }
      return;
    }
    typing.clear();
    if (values.some((value, i) => value !== known[i])) {
      known = values;
      ontyped(values);
    }
  }

  return {
    set(values) {
      known = values;
      controls.forEach((control, i) => {
        // Writing even the same value would take somebody who is in the field back to its first part.
        if (!typing.has(control) && normal(control) !== values[i]) {
          control.value = values[i];
        }
      });
    },
    /** Empties the fields, also those in which somebody is typing. */
    clear() {
      clearTimeout(timer);
      typing.clear();
      known = controls.map(() => '');
      controls.forEach((control) => {
        control.value = '';
      });
    },
  };
}

function isTime({ type }) {
  return type === 'text';
}

/** Writes what was understood, 06:15:00 for 6.15 say; what was not understood stays for whoever typed it. */
function write(control, value) {
  if (isTime(control) && value && control.value !== value) {
    control.value = value;
  }
}

/** While somebody types a year, 1990 is 0001, 0019 and 0199 first: with such a year a pause says nothing. */
function early(control) {
  return control.type === 'date' && control.value < '1000';
}

function normal(control) {
  return isTime(control) ? timeTyped(control.value) : control.value;
}

const PARTED = /^(\d{1,2})[:.\s](\d\d)(?:[:.\s](\d\d))?$/;
const CLOSE = /^(\d{1,2})(\d\d)(\d\d)?$/;
const HOUR = /^(\d{1,2})$/;

/**
 * HH:MM:SS of a time as people type it, or '': 6:15, 06.15.30, 0615, 6:15 pm, in the digits of any Indian script. Seconds that
 * nobody typed are 00.
 */
export function timeTyped(text) {
  const [, digits, half] = /^(.*?)\s*(?:([ap])\.?m\.?)?$/i.exec(latin(text.trim()));
  const [, hour, minute, second = '00'] = PARTED.exec(digits) ?? CLOSE.exec(digits) ?? (half && HOUR.test(digits) ? [null, digits, '00'] : []);
  if (hour === undefined || minute > 59 || second > 59 || (half ? hour < 1 || hour > 12 : hour > 23)) {
    return '';
  }
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`;
}

/** The digits of the Indian scripts all begin at a code that ends in 6. */
function latin(text) {
  return text.replace(/[\u0966-\u096f\u09e6-\u09ef\u0ae6-\u0aef\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g, (digit) => String((digit.codePointAt(0) & 15) - 6));
}
