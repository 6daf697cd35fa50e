// Dates and times that people type, piece by piece.

const PATIENCE_MS = 900;

/**
 * Calls `ontyped` with the values of some date and time fields once somebody has finished typing in them: after a pause, on
 * leaving and on Enter. `set(values)` of the result fills the fields, except those in which somebody is just typing: an
 * answer to what was typed before must not take away what has been typed since.
 */
export function typedFields(controls, ontyped) {
  const typing = new Set();
  let known = controls.map(() => '');
  let timer = 0;

  for (const control of controls) {
    control.addEventListener('input', () => typing.add(control));
    control.addEventListener('change', () => {
      clearTimeout(timer);
      timer = setTimeout(() => controls.some(early) || take(), PATIENCE_MS);
    });
    control.addEventListener('keydown', (event) => event.key === 'Enter' && take());
    control.addEventListener('blur', () => {
      take();
      typing.delete(control);
    });
  }

  function take() {
    clearTimeout(timer);
    const values = controls.map(normal);
    if (!values.every(Boolean)) {
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
  };
}

/** While somebody types a year, 1990 is 0001, 0019 and 0199 first: with such a year a pause says nothing. */
function early(control) {
  return control.type === 'date' && control.value < '1000';
}

/** 10:30 and 10:30:00 are the same time. */
function normal({ type, value }) {
  if (type !== 'time') {
    return value;
  }
  return value.length === 5 ? `${value}:00` : value.slice(0, 8);
}
