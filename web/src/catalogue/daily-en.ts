const files = import.meta.glob("../../../src/council/locales/en/daily.ftl", {
  query: "?raw&part=daily",
  import: "default",
  eager: true,
});
export default Object.values(files) as string[];
