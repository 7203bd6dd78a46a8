# Two stages: the first has a compiler and Node.js, the second only what runs the server.
FROM python:3.13-slim-trixie AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev nodejs npm \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
# The locked versions, without what only the tests need; --without-pip: nothing installs later.
RUN sed -n 's/^\([a-z0-9-]*==[^ ;]*\).*/\1/p' requirements/dev.txt > /pins.txt \
    && COUNCIL_COMPILE=on pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
    && python3 -m venv --without-pip /opt/council \
    && pip --python /opt/council/bin/python install --no-cache-dir --constraint /pins.txt \
        "$(echo /wheels/small_council-*.whl)[postgres]"

FROM python:3.13-slim-trixie
RUN useradd --system --uid 8400 --no-create-home council && install -d -o council -m 0700 /data
COPY --from=build /opt/council /opt/council
ENV PATH=/opt/council/bin:$PATH XDG_DATA_HOME=/data PYTHONDONTWRITEBYTECODE=1
USER council
VOLUME /data
EXPOSE 8400
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python3", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8400/healthz', timeout=3)"]
STOPSIGNAL SIGINT
ENTRYPOINT ["council", "serve", "--host", "0.0.0.0", "--log", "json"]
