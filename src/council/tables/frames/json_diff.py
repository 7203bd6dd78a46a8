"""The difference between two JSON values: small if little has changed.

A change is `[value]`, which replaces the old value, or an object. That object has a change for each
key of an object, or each index of a list, that is different, and `null` for each that is gone.
"""

from council.core.game import Json


def difference(before: Json, after: Json) -> Json:
    """The change that makes one of the other; {} when they are alike."""
    if isinstance(before, dict) and isinstance(after, dict):
        change: dict[str, Json] = {key: None for key in before if key not in after}
        for key, value in after.items():
            if key not in before:
                change[key] = [value]
            elif before[key] != value:
                change[key] = difference(before[key], value)
        return change
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(k): difference(old, new) for k, (old, new) in pairs if old != new}
    return [after]


def changed(before: Json, change: Json) -> Json:
    """What the change makes of it; nothing that was given is touched."""
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        return [
            changed(item, change[str(k)]) if str(k) in change else item
            for k, item in enumerate(before)
        ]
    kept = {key: value for key, value in before.items() if change.get(key, 0) is not None}
    more = {key: changed(before.get(key), part) for key, part in change.items() if part is not None}
    return {**kept, **more}
