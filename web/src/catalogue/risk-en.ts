const files = import.meta.glob("../../../src/council/locales/en/{risk,web}.ftl", {
  query: "?raw&part=risk",
  import: "default",
  eager: true,
});
export default Object.values(files) as string[];
