const files = import.meta.glob("../../../src/council/locales/de/{intrigue,web}.ftl", {
  query: "?raw&part=intrigue",
  import: "default",
  eager: true,
});
export default Object.values(files) as string[];
