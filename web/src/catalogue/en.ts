const files = import.meta.glob("../../../src/council/locales/en/*.ftl", { query: "?raw", import: "default", eager: true });
export default Object.values(files) as string[];
