// A value this browser remembers. Where nothing can be stored it lasts as long as the page.
export function kept<Value>(name: string, usual: Value): { value: Value } {
  const key = `witsend.${name}`;
  let value = $state<Value>(read(key) ?? usual);
  return {
    get value() {
      return value;
    },
    set value(changed: Value) {
      value = changed;
      try {
        localStorage.setItem(key, JSON.stringify(changed));
      } catch {
        // private windows and full disks: it is kept for this page only
      }
    },
  };
}

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Value | null;
  } catch {
    return null;
  }
}
