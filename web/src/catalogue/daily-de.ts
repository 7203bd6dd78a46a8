const files = import.meta.glob("../../../src/council/locales/de/daily.ftl", {
  query: "?raw&part=daily",
  import: "default",
  eager: true,
});
export default Object.values(files) as string[];
