// What is wrong with the words on a page, as lines of text: too small, over one another, cut, or broken. Run in the page.
() => {
  const SMALLEST = 12;
  const found = [];
  const nameOf = (e) => (e.closest('[class]')?.getAttribute('class') ?? e.nodeName).split(' ').slice(0, 2).join('.');
  const quoted = (text) => `"${text.slice(0, 24)}"`;
  const unseen = '.visually-hidden, option, select, noscript, script, title, desc, datalist, .skip';
  const ancestors = (e) => {
    const all = [];
    for (let p = e; p && p !== document.body; p = p.parentElement) {
      all.push([p, getComputedStyle(p)]);
    }
    return all;
  };
  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const e = node.parentElement;
    const text = node.nodeValue.trim();
    if (!text || e.closest(unseen) || !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      continue;
    }
    const around = ancestors(e);
    if (around.some(([, style]) => style.clipPath !== 'none')) {
      continue;
    }
    const svg = e.ownerSVGElement;
    let size = parseFloat(getComputedStyle(e).fontSize);
    if (svg) {
      const matrix = e.getScreenCTM();
      size *= Math.min(Math.hypot(matrix.a, matrix.b), Math.hypot(matrix.c, matrix.d));
    }
    if (size < SMALLEST - 0.01) {
      found.push(`${size.toFixed(1)} px: ${quoted(text)} in ${nameOf(e)}`);
    }
    const range = document.createRange();
    // A word goes on in the next line only after a hyphen; a soft one is shown there. Addresses and commands have no other place.
    for (const { 0: word, index } of e.closest('code, .chart-head h1') ? [] : node.nodeValue.matchAll(/[^\s\u00ad\u200b\u2010\u2013/·›,@.-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // The hyphen that a soft one shows counts with what follows it.
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5);
      const tops = rects.slice(node.nodeValue[index - 1] === '\u00ad' && rects.length > 1 ? 1 : 0).map((rect) => rect.top);
      if (Math.max(...tops) - Math.min(...tops) > size / 2) {
        found.push(`broken: ${quoted(word)} in ${nameOf(e)}`);
      }
    }
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) {
        continue;
      }
      const clip = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
      for (const [p, style] of around) {
        if (style.position === 'fixed') {
          break;
        }
        const box = p.getBoundingClientRect();
        // Within the picture everything is seen.
        if (svg && p !== svg && svg.contains(p)) {
          continue;
        }
        if (style.overflowX !== 'visible') {
          clip.left = Math.max(clip.left, box.left);
          clip.right = Math.min(clip.right, box.right);
        }
        if (/hidden|clip/.test(style.overflowY)) {
          clip.top = Math.max(clip.top, box.top);
          clip.bottom = Math.min(clip.bottom, box.bottom);
        }
      }
      const aside = Math.max(rect.right - clip.right, clip.left - rect.left);
      // A line box is higher than its letters.
      const above = Math.max(rect.bottom - clip.bottom, clip.top - rect.top) - Math.max(1.5, 0.14 * size);
      if (aside > 1.5 || above > 0) {
        found.push(`cut by ${Math.round(Math.max(aside, above))}: ${quoted(text)} in ${nameOf(e)}`);
      }
      const moves = around.some(([, style]) => style.position === 'fixed' || style.position === 'sticky');
      const height = Math.min(rect.height, 0.72 * size);
      const middle = (rect.top + rect.bottom) / 2;
      if (!moves) {
        boxes.push({ node, e, text, left: rect.left, right: rect.right, top: middle - height / 2, bottom: middle + height / 2 });
      }
    }
  }
  // What is chosen can be read whole.
  const ARROW = 18;
  const ruler = document.createElement('canvas').getContext('2d');
  for (const e of document.querySelectorAll('select')) {
    const style = getComputedStyle(e);
    const text = e.selectedOptions[0]?.text ?? '';
    ruler.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const lack = ruler.measureText(text).width + ARROW - (e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight));
    if (e.checkVisibility() && lack > 1.5) {
      found.push(`cut by ${Math.round(lack)}: ${quoted(text)} in select ${e.name}`);
    }
  }
  boxes.sort((a, b) => a.top - b.top);
  for (const [i, a] of boxes.entries()) {
    for (let j = i + 1; j < boxes.length && boxes[j].top < a.bottom; j++) {
      const b = boxes[j];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (a.node !== b.node && across > 1.5 && down > 1.5) {
        found.push(`over one another: ${quoted(a.text)} in ${nameOf(a.e)} and ${quoted(b.text)} in ${nameOf(b.e)}`);
      }
    }
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) {
    found.push(`${wide} px wider than the screen`);
  }
  return found;
}
