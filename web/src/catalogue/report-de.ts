const files = import.meta.glob("../../../src/council/locales/de/report.ftl", {
  query: "?raw&part=report",
  import: "default",
  eager: true,
});
export default Object.values(files) as string[];
