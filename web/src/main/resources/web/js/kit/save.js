// Giving something to people as a file.
import { element, html } from './lit.js';

export function save(name, type, text) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = element(html`<a href=${address} download=${name} hidden></a>`);
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
