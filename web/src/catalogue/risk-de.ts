const files = import.meta.glob("../../../src/council/locales/de/{risk,web}.ftl", {
  query: "?raw&part=risk",
  import: "default",
  eager: true,
});
export default Object.values(files) as string[];
