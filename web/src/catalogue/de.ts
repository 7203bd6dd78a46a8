const files = import.meta.glob("../../../src/council/locales/de/*.ftl", { query: "?raw", import: "default", eager: true });
export default Object.values(files) as string[];
